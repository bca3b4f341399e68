import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';

/** A temporary folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hiroba-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A site's folder with the given site.yaml and the files beside it, removed after the test. */
export function siteFolder(site: object | string, files: Record<string, string | Uint8Array> = {}): string {
  return writeSite(temporaryFolder(), site, files);
}

export function writeSite(
  folder: string,
  site: object | string | undefined,
  files: Record<string, string | Uint8Array> = {},
): string {
  const text = typeof site === 'object' ? stringify(site) : site;
  const all = { ...(text !== undefined && { 'site.yaml': text }), ...files };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The least a portal needs. */
export function portalFile(more: object = {}): Record<string, unknown> {
  return {
    kind: 'portal',
    portalId: 1,
    languages: ['jpn', 'eng'],
    webSetting: { title: { jpn: '広場', eng: 'Square' } },
    ...more,
  };
}

/** The fewest fields of an event; it stands alone. */
export function eventFile(more: object = {}): Record<string, unknown> {
  return {
    kind: 'event',
    portalId: 0,
    eventId: 11,
    languages: ['jpn', 'eng'],
    webSetting: { title: { jpn: '展示会', eng: 'Expo' } },
    ...more,
  };
}

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><rect width="40" height="30" fill="#06f"/></svg>';
