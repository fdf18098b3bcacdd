/** The ways to go from everywhere: their names are the messages `ui.nav.<name>`; what lies under one is on its way. */
export const ways = [
  { name: 'play', href: '/new/samurai', under: '/new' },
  { name: 'online', href: '/online', under: '/online' },
  { name: 'learn', href: '/learn', under: '/learn' },
  { name: 'rules', href: '/rules', under: '/rules' },
] as const
