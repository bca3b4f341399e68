export type DeviceKind = 'pc' | 'sp' | 'tablet' | 'app';

export interface DeviceFacts {
  userAgent: string;
  /** A part of navigator; an iPad calls itself a Mac. */
  maxTouchPoints: number;
  /** Embedded in the native app. */
  isApplication: boolean;
}

/** The value of the `device` header (HTTP-009). */
export function deviceKind({ userAgent, maxTouchPoints, isApplication }: DeviceFacts): DeviceKind {
  if (isApplication) return 'app';
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'sp' : 'tablet';
  return /iPhone|iPod|Mobile/i.test(userAgent) ? 'sp' : 'pc';
}
