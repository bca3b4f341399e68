import { isTest } from './import-rules.ts';
import { type Module, targetOf } from './modules.ts';

/** One sentence for each import that leads from a room to a later one, and for each file in a room nobody declared. */
export function againstTheOrder(
  modules: readonly Module[],
  rooms: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(rooms).flatMap(([part, order]) => {
    const roomOf = (path: string): string | undefined =>
      path.startsWith(`${part}/`) ? /^([^/]+)\//.exec(path.slice(part.length + 1))?.[1] : undefined;
    const isOfPart = (path: string): boolean => path === `${part}.ts` || path.startsWith(`${part}/`);
    return modules.flatMap(({ path, imports }) => {
      const from = roomOf(path);
      if (from === undefined) return [];
      if (!order.includes(from)) return [`${path} is in a room that test/feature-rooms.ts does not declare`];
      // Tests are beside the files they test and may use all rooms.
      if (isTest(path)) return [];
      return imports.flatMap(({ specifier }) => {
        const target = targetOf(path, specifier);
        if (target === undefined || !isOfPart(target)) return [];
        const to = roomOf(target);
        if (to === undefined) return [`${path} imports ${specifier}: a room uses nothing that stands outside of rooms`];
        return order.indexOf(to) <= order.indexOf(from)
          ? []
          : [`${path} imports ${specifier}: ${to} comes after ${from}`];
      });
    });
  });
}
