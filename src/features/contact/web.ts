import { importPart } from '#web/parts/import-part.ts';

/** The form with its words, fetched when somebody opens it. */
export const loadContactForm = () => importPart(() => import('./web/contact-form.tsx'));
