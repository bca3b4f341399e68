import type { Who } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { FeatureSamples, SampleCall, SampleMember } from './feature-samples.ts';

const files = import.meta.glob<{ samples: FeatureSamples }>('../src/features/*/samples.ts', { eager: true });
const all = Object.values(files).map(({ samples }) => samples);

/** Calls that need more than the ids of the expo. */
export const sampleCalls: Readonly<Record<string, SampleCall>> = Object.assign({}, ...all.map(({ calls }) => calls));

/** Writes rows of a member into the tables of all features. */
export async function fillMemberTables(database: Database, member: SampleMember): Promise<void> {
  for (const { fillRows } of all) await fillRows?.(database, member);
}

/** A member of the demo who may make calls for `who`. */
export function rightLoginId(who: Who): string {
  if (who === 'staff') return 'staff.demo';
  return who === 'previewer' ? 'preview.demo' : 'hanako.demo';
}
