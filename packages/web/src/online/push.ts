import { serviceWorkerFile } from '../shell/service-worker.ts'
import { account } from './account-site.ts'

/** Whether this browser could take messages of this site. */
export function pushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether this browser takes them now. */
export async function hasPush(): Promise<boolean> {
  if (!pushPossible()) return false
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) != null
}

/** Asks the browser for leave, and tells the server where to send. False where the reader does not want it. */
export async function startPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.register(serviceWorkerFile)
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await account.addPush({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return true
}

export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription == null) return
  await account.dropPush(subscription.endpoint)
  await subscription.unsubscribe()
}
