import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '#kernel/is-record.ts';

const featuresFolder = join(import.meta.dirname, '../../features');

/** The feature of each call, by its name: the folder in which its contract stands. */
export async function readFeaturesOfCalls(): Promise<ReadonlyMap<string, string>> {
  const features = new Map<string, string>();
  for (const feature of readdirSync(featuresFolder)) {
    for (const file of contractsOf(join(featuresFolder, feature))) {
      const contract: unknown = await import(pathToFileURL(file).href);
      for (const value of Object.values(isRecord(contract) ? contract : {})) {
        if (isRecord(value) && typeof value['path'] === 'string' && typeof value['name'] === 'string')
          features.set(value['name'], feature);
      }
    }
  }
  return features;
}

function contractsOf(feature: string): string[] {
  const rooms = join(feature, 'contract');
  const files = existsSync(rooms) ? readdirSync(rooms).map((name) => join(rooms, name)) : [];
  return [join(feature, 'contract.ts'), ...files].filter((file) => /(?<!\.test)\.ts$/.test(file) && existsSync(file));
}
