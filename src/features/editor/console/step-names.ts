import type { EditorTexts } from './texts/jpn.ts';

/** The way from nothing to a published site. */
export function stepNames({ steps }: EditorTexts): string[] {
  return [steps.template, steps.basics, steps.tickets, steps.publish];
}
