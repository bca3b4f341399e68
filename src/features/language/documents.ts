import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';

export const languageDocuments: ModuleDocuments[] = [
  { moduleCode: 'language_setting', widget: nothingSchema, list: nothingSchema, content: nothingSchema },
];
