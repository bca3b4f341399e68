import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';

/** The way to the login on a home page has no settings: the site's `login` says what there is. */
export const accountDocuments = [
  { moduleCode: 'login', widget: nothingSchema, list: nothingSchema, content: nothingSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    login: (typeof accountDocuments)[0];
  }
}
