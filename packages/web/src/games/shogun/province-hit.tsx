import { memo } from 'react'
import { type Hit, PlaceHit } from '../board/place-hit.tsx'
import { boardProvinces } from './map/board-map.ts'
import styles from './province-hit.module.css'

/** A province as a place to click and to stand on with the keys. */
export const ProvinceHit = memo(function ProvinceHit({ province, ...hit }: Hit & { province: number }) {
  return (
    <PlaceHit {...hit} attribute="data-province" place={province} className={styles.hit}>
      <path d={boardProvinces[province]?.path} className={styles.shape} />
    </PlaceHit>
  )
})
