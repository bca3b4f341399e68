import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';

const key = 'chatPush';

const all = (): Record<string, unknown> => readJson(browserStorage().local, key, isJsonObject) ?? {};

/** The chat profile that wants pushes in this browser; undefined for nobody, or for a member who has logged out. */
export function pushOwner(scope: string): number | undefined {
  const owner = all()[scope];
  return typeof owner === 'number' ? owner : undefined;
}

export function setPushOwner(scope: string, owner: number | undefined): void {
  const { [scope]: _, ...others } = all();
  writeJson(browserStorage().local, key, owner === undefined ? others : { ...others, [scope]: owner });
}
