import * as v from 'valibot';
import { html } from '#kernel/field-meaning.ts';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';

const contentSchema = v.strictObject({ html: html() });
export type HtmlContent = v.InferOutput<typeof contentSchema>;

export const htmlBlockDocuments = [
  {
    moduleCode: 'html',
    widget: nothingSchema,
    list: nothingSchema,
    content: contentSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    html: (typeof htmlBlockDocuments)[0];
  }
}
