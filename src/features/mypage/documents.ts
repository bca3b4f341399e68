import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';

/** My page on a home page has no settings: the site's `mypage` says which sections there are. */
export const mypageDocuments = [
  { moduleCode: 'mypage', widget: nothingSchema, list: nothingSchema, content: nothingSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    mypage: (typeof mypageDocuments)[0];
  }
}
