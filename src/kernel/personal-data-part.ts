import { bareRecord } from './bare-record.ts';

/** The member whose data is exported. */
export interface DataSubject {
  memberId: number;
  realmKey: string;
}

/**
 * What a feature keeps of its members, for the export of everything (docs/personal-data.md). A feature that stores
 * something of a member exports its part from its server, and the composition lists it.
 */
export interface PersonalDataPart {
  /** Its place in the export. */
  name: string;
  /** The tables that this part exports. The tests fail for a table with a member in it that no part names. */
  tables: readonly string[];
  /** All data of the member as plain values, without secrets and their hashes. */
  read(subject: DataSubject): Promise<unknown>;
}

/** The parts by their names; a name that two parts use would hide one of them. */
export async function gatherPersonalData(
  parts: readonly PersonalDataPart[],
  subject: DataSubject,
): Promise<Record<string, unknown>> {
  const names = parts.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new Error('Two parts of the personal data share a name.');
  const data = bareRecord<unknown>();
  for (const part of parts) data[part.name] = await part.read(subject);
  return data;
}
