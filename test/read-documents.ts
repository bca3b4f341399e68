import { moduleDocuments } from '#app/module-documents.ts';
import { createStoredDocuments } from '#features/site/server.ts';

/** Reads stored documents as the server does; one that cannot be read fails the test. */
export const readDocuments = createStoredDocuments(moduleDocuments, (unread) => {
  throw new Error(`A stored document cannot be read: ${JSON.stringify(unread)}`);
});
