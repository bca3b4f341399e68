/** The sessions of a booth's stage, as its page shows them. */
export const loadProgramme = () => import('./web/booth-programme.tsx');
