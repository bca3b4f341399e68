import { idMax } from './limits.ts';

/** Where a handout belongs: the item of a module, and the handout's number there. */
export interface HandoutPlace {
  moduleCode: string;
  contentId: number;
  detailId: number;
  handoutId: number;
}

/** The path by which my folder keeps a handout: it names the place and never the stored file. */
export function handoutPath({ moduleCode, contentId, detailId, handoutId }: HandoutPlace): string {
  return `/handout/${moduleCode}/${contentId}/${detailId}/${handoutId}`;
}

export function readHandoutPath(path: string): HandoutPlace | undefined {
  const [, moduleCode, ...ids] = /^\/handout\/([a-z_]+)\/(\d{1,10})\/(\d{1,10})\/(\d{1,10})$/.exec(path) ?? [];
  const [contentId = idMax + 1, detailId = idMax + 1, handoutId = idMax + 1] = ids.map(Number);
  const isNamed = moduleCode !== undefined && [contentId, detailId, handoutId].every((id) => id <= idMax);
  return isNamed ? { moduleCode, contentId, detailId, handoutId } : undefined;
}
