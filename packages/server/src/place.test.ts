import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2ab::7', '2001:db8:1:200::'],
  ['2001:db8:1:2ff:ffff:ffff:ffff:ffff', '2001:db8:1:200::'],
  ['2001:0DB8:0001:0200::', '2001:db8:1:200::'],
  ['2001:db8:1:300::7', '2001:db8:1:300::'],
  ['2001:db8::5', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s comes from %s', (address, place) => expect(placeOf(address)).toBe(place))
