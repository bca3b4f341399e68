import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';

export const languageDocuments = [
  { moduleCode: 'language_setting', widget: nothingSchema, list: nothingSchema, content: nothingSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    language_setting: (typeof languageDocuments)[0];
  }
}
