/** The form with its words, fetched when somebody opens it. */
export const loadContactForm = () => import('./web/contact-form.tsx');
