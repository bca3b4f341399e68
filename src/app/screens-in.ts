import type { LoadedPage } from './loader-site.ts';

/** The screens of a page and of its parts. */
export function screensIn({ screen, data }: LoadedPage): string[] {
  if (screen === undefined) return [];
  const inner: unknown[] = Array.isArray(data) ? data : [data];
  const within = inner.map((part) => (part as { screen?: string } | null)?.screen);
  return [screen, ...within.filter((one) => one !== undefined)];
}
