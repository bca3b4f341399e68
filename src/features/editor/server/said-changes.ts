import {
  type Change,
  changesOf,
  type DocumentsByCode,
  moduleSchema,
  type SiteChange,
  siteDocumentSchema,
} from '#features/site/server.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { isModuleCode } from '#kernel/module-code.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import type { readChanges } from '../contract/changes.ts';
import { choicesIn } from '../rules/choices-in.ts';
import { fieldAtPath, shownValue } from '../rules/shown-value.ts';
import { changesShownMax } from '../rules/site-basics.ts';

type Said = Pick<AnswerOf<typeof readChanges>, 'total' | 'changes'>;

/** Says the changes between two versions of a site as their forms call them; the first of them. */
export function createSaidChanges(documents: DocumentsByCode): (change: SiteChange) => Said {
  const fieldOf = createFields(documents);
  const aroundOf = ({ moduleCode }: NonNullable<Change['content']>, item: unknown): Record<string, string> =>
    isModuleCode(moduleCode) ? choicesIn(formFields(documents.get(moduleCode)?.item), item) : {};
  return (change) => {
    let total = 0;
    const first: Change[] = [];
    for (const one of changesOf(change)) {
      total += 1;
      if (first.length < changesShownMax) first.push(one);
    }
    return {
      total,
      changes: first.map(({ kind, content, about, field, before, after }) => {
        const form = kind === 'changed' ? fieldOf(content, field) : undefined;
        const values = kind === 'changed' && { before: shownValue(before, form), after: shownValue(after, form) };
        const around = kind === 'changed' && content?.detailId !== undefined && aroundOf(content, about);
        return { kind, ...whereOf(content), path: field, title: titleOf(about), ...values, ...(around && { around }) };
      }),
    };
  };
}

export function whereOf(content: Change['content']): { part: string; moduleCode?: string } {
  if (content === undefined) return { part: 'settings' };
  const { moduleCode, contentId, detailId } = content;
  return { part: detailId === undefined ? `content-${contentId}` : `item-${contentId}-${detailId}`, moduleCode };
}

export function titleOf(about: object | undefined): LocalizedText | undefined {
  return about && titleOfItem(about);
}

/** The fields of the forms, by what they are of. */
function createFields(documents: DocumentsByCode) {
  const settings = formFields(siteDocumentSchema);
  const head = formFields(moduleSchema);
  return (content: Change['content'], path: readonly (string | number)[]): FormField | undefined => {
    if (content === undefined) return fieldAtPath(settings, path);
    const schemas = isModuleCode(content.moduleCode) ? documents.get(content.moduleCode) : undefined;
    if (content.detailId !== undefined) return fieldAtPath(formFields(schemas?.item), path);
    const [part, ...inside] = path;
    const own = moduleParts.find((name) => name === part);
    return own === undefined ? fieldAtPath(head, path) : fieldAtPath(formFields(schemas?.[own]), inside);
  };
}
