import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Instant } from '#kernel/clock.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { type ParsedSite, type ReadOptions, readSiteFolder } from '#features/site/server.ts';

const headSchema = v.object({ name: localizedTextSchema, summary: localizedTextSchema });

/** What a new site can begin with. */
export interface Template extends v.InferOutput<typeof headSchema> {
  template: string;
  site: ParsedSite;
}

export interface Templates {
  list(now: Instant): Promise<readonly Template[]>;
  find(name: string, now: Instant): Promise<Template | undefined>;
}

/** The folders of templates: each a site folder with a `template.yaml` beside its `site.yaml`. They are read once. */
export function createTemplates(folder: string, options: Omit<ReadOptions, 'now'>): Templates {
  let reading: Promise<Template[]> | undefined;
  // Whoever opens the list first waits for no picture that is not shown there.
  const storeImage: ReadOptions['storeImage'] = (bytes, more) =>
    options.storeImage(bytes, { ...more, encodeLater: true });
  const read = async (now: Instant): Promise<Template[]> => {
    const names = (await readdir(folder)).filter((name) => existsSync(join(folder, name, 'template.yaml'))).sort();
    const templates: Template[] = [];
    for (const template of names) {
      const head = v.parse(headSchema, parse(await readFile(join(folder, template, 'template.yaml'), 'utf8')));
      const { site, problems } = await readSiteFolder(join(folder, template), { ...options, storeImage, now });
      if (site === undefined) throw new Error(`The template ${template} is not right: ${JSON.stringify(problems)}`);
      templates.push({ template, ...head, site });
    }
    return templates;
  };
  const list: Templates['list'] = (now) => {
    reading ??= read(now).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  return { list, find: async (name, now) => (await list(now)).find(({ template }) => template === name) };
}
