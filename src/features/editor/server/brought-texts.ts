import type { Instant } from '#kernel/clock.ts';
import { languageCodes } from '#kernel/language.ts';
import { type Brought, ticketFacts } from '../rules/checklist.ts';
import { type TemplateTexts, templateTexts } from '../rules/language-places.ts';
import { templateNames, templatePictures, templateProse } from '../rules/template-texts.ts';
import type { Template, Templates } from './templates.ts';

/** What the templates say where an organiser is to write, and the pictures and tickets that stand for others. */
export interface BroughtTexts extends Brought {
  prose: ReadonlySet<string>;
  names: ReadonlySet<string>;
  texts: TemplateTexts;
  images: ReadonlySet<string>;
}

/** Gathers it once; templates do not change while a server runs. */
export function createBroughtTexts(templates: Templates): (now: Instant) => Promise<BroughtTexts> {
  let known: BroughtTexts | undefined;
  return async (now) => {
    known ??= broughtBy(await templates.list(now));
    return known;
  };
}

function broughtBy(templates: readonly Template[]): BroughtTexts {
  const modules = templates.flatMap(({ site }) => site.modules);
  const tickets = modules.filter(({ document }) => document.moduleCode === 'ticket').flatMap(({ items }) => items);
  return {
    texts: templateTexts(templates.map(({ site }) => [site.site, site.modules])),
    images: new Set(templates.flatMap(({ site }) => templatePictures([site.site, site.modules]))),
    prose: new Set(templates.flatMap(({ site }) => templateProse([site.site.overview, site.modules]))),
    names: templateNames(
      templates.map(({ site }) => [site.site, ...site.modules.flatMap(({ document, items }) => [document, ...items])]),
    ),
    pictures: new Set(templates.flatMap(({ site }) => site.site.overview.cover?.path ?? [])),
    tickets: new Set(tickets.flatMap((ticket) => languageCodes.map((language) => ticketFacts(ticket, language)))),
  };
}
