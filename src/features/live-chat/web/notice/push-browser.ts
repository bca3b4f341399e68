import { workerFile } from '#web/offline/forget-kept-pages.ts';

export interface BrowserPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Worker {
  script: string;
  /** The page of the chat. */
  scope: string;
}

export const workerPath = `/${workerFile}`;

/** Whether this browser can be written to; an iPhone can only from the home screen. */
export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription of this browser; undefined if there is none, or none for the present keys of the server. */
export async function presentPush(scope: string): Promise<BrowserPush | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration === undefined || !registration.scope.endsWith(scope)) return undefined;
  const subscription = await registration.pushManager.getSubscription();
  return subscription === null ? undefined : pushOf(subscription);
}

/** Asks the visitor, and joins the service of the browser; undefined: they said no. */
export async function joinPush({ script, scope }: Worker, pushKey: string): Promise<BrowserPush | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(script, { scope });
  await isActive(registration);
  const known = await registration.pushManager.getSubscription();
  if (known !== null && !isOf(known, pushKey)) await known.unsubscribe();
  return pushOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
}

/** Whether it is an iPhone or iPad whose page was not opened from the home screen. */
export function isIphoneBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac with a touch screen.
  const isIphone = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isIphone && !window.matchMedia('(display-mode: standalone)').matches;
}

export async function leavePush(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function pushOf(subscription: PushSubscription): BrowserPush {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

function isOf({ options }: PushSubscription, pushKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...key));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === pushKey;
}

async function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}
