import type { DocumentsByCode, ParsedModule } from './import-modules.ts';
import { describeFound, type PlacedProblem } from './import-problem.ts';

/** Ids that name nothing on the site, by the rules of each module. */
export function checkReferences(modules: readonly ParsedModule[], documents: DocumentsByCode): PlacedProblem[] {
  return modules.flatMap((module, index) => {
    const lost = documents.get(module.document.moduleCode)?.lostReferences?.(module, modules) ?? [];
    return lost.map(({ place, expected, found }) => ({
      place: ['modules', index, ...place],
      expected,
      found: describeFound(found),
    }));
  });
}
