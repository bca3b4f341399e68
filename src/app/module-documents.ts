import { contentLockDocuments } from '#features/content-lock/documents.ts';
import { digestBannerDocuments } from '#features/digest-banner/documents.ts';
import { eventListDocuments } from '#features/event-list/documents.ts';
import { htmlBlockDocuments } from '#features/html-block/documents.ts';
import { informationDocuments } from '#features/information/documents.ts';
import { languageDocuments } from '#features/language/documents.ts';
import { navigationDocuments } from '#features/navigation/documents.ts';
import { pageBlockDocuments } from '#features/page-blocks/documents.ts';
import { profileDocuments } from '#features/profile/documents.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { siteLinkDocuments } from '#features/site-link/documents.ts';
import { taxonomyDocuments } from '#features/taxonomy/documents.ts';
import { timetableDocuments } from '#features/timetable/documents.ts';
import { webPageDocuments } from '#features/web-page/documents.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ModuleDocuments } from '#kernel/module-documents.ts';

/** The modules an organiser can configure in this version; a code without an entry is refused by the import. */
export const moduleDocuments: ReadonlyMap<ModuleCode, ModuleDocuments> = new Map(
  [
    contentLockDocuments,
    navigationDocuments,
    digestBannerDocuments,
    informationDocuments,
    webPageDocuments,
    siteLinkDocuments,
    htmlBlockDocuments,
    eventListDocuments,
    languageDocuments,
    taxonomyDocuments,
    pageBlockDocuments,
    profileDocuments,
    ticketDocuments,
    timetableDocuments,
  ]
    .flat()
    .map((documents) => [documents.moduleCode, documents]),
);
