import * as v from 'valibot';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

const contentSchema = v.strictObject({ html: localizedTextSchema });
export type HtmlContent = v.InferOutput<typeof contentSchema>;

export const htmlBlockDocuments: ModuleDocuments[] = [
  {
    moduleCode: 'html',
    widget: nothingSchema,
    list: nothingSchema,
    content: contentSchema,
    htmlFields: { content: ['html'] },
  },
];
