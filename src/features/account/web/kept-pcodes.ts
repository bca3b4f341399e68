import type { LocalStorage } from '#web/storage/safe-storage.ts';
import { type Pcodes, pcodesAfter, readPcode } from '../rules/pcode.ts';

export function keptPcodes(local: LocalStorage): Pcodes {
  return { pcode: local.get('pcode'), lastPcode: local.get('last_pcode') };
}

/** Keeps the `pcode` of an address (AUTH-018, AUTH-019); `search` is its query. */
export function keepPcode(local: LocalStorage, search: string): void {
  const found = readPcode(new URLSearchParams(search).get('pcode'));
  const { pcode, lastPcode } = pcodesAfter(keptPcodes(local), found);
  if (pcode !== undefined) local.set('pcode', pcode);
  if (lastPcode !== undefined) local.set('last_pcode', lastPcode);
}
