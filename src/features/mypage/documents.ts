import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';

/** My page on a home page has no settings: the site's `mypage` says which sections there are. */
export const mypageDocuments: ModuleDocuments[] = [
  { moduleCode: 'mypage', widget: nothingSchema, list: nothingSchema, content: nothingSchema },
];
