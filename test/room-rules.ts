import { isTest } from './import-rules.ts';
import { type Module, targetOf } from './modules.ts';

/** The part of a feature in which a file is, and its room there: a folder, or a file of `contract/` by its name. */
interface Place {
  readonly part: string;
  readonly room: string | undefined;
}

function placeIn(feature: string, path: string): Place | undefined {
  const folder = `src/features/${feature}/`;
  if (!path.startsWith(folder)) return undefined;
  const [, part, rest] = /^(contract|rules|server|web)(?:\.ts$|\/(.+)$)/.exec(path.slice(folder.length)) ?? [];
  if (part === undefined) return undefined;
  const named = part === 'contract' ? /^([^/.]+)/ : /^([^/]+)\//;
  return { part, room: named.exec(rest ?? '')?.[1] };
}

/** The rooms of a feature that there are, in all its parts. */
export function roomsOf(feature: string, modules: readonly Module[]): Set<string> {
  return new Set(modules.flatMap(({ path }) => (isTest(path) ? [] : (placeIn(feature, path)?.room ?? []))));
}

/**
 * One sentence for each import that leads from a room to a later one, be it in another part of the feature, and for
 * each file in a room nobody declared.
 */
export function againstTheOrder(
  modules: readonly Module[],
  rooms: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(rooms).flatMap(([feature, order]) =>
    modules.flatMap(({ path, imports }) => {
      const from = placeIn(feature, path);
      // Tests are beside the files they test and may use all rooms.
      if (from?.room === undefined || isTest(path)) return [];
      const { part, room } = from;
      if (!order.includes(room)) return [`${path} is in a room that test/feature-rooms.ts does not declare`];
      return imports.flatMap(({ specifier }) => {
        const to = placeIn(feature, targetOf(path, specifier) ?? '');
        if (to === undefined) return [];
        if (to.room === undefined) {
          return to.part === part
            ? [`${path} imports ${specifier}: a room uses nothing of its part that stands outside of rooms`]
            : [];
        }
        return order.indexOf(to.room) <= order.indexOf(room)
          ? []
          : [`${path} imports ${specifier}: ${to.room} comes after ${room}`];
      });
    }),
  );
}
