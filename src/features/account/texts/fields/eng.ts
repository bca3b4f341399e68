import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { accountDocuments } from '../../documents.ts';

const fields = {
  login: {
    search: 'sign in, log in, register, account, members',
    name: 'Login',
    summary: 'Puts the way to log in and register on the home page.',
  },
} satisfies LabelsOfModules<typeof accountDocuments>;
export default fields;
