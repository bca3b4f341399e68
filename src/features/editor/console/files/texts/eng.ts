import type { FileTexts } from './jpn.ts';

const texts: FileTexts = {
  title: 'Files',
  lead: 'Take the whole site out as one zip file, pictures included, or bring one in.',
  nav: 'Export and import',
  exportTitle: 'Export',
  exportText:
    'The file has the settings, pages and pictures of the draft, the passcode and the list of invited people. Keep it as a copy, or move the site to another server.',
  exportButton: 'Save a zip file',
  exported: 'Saved. Take care of it: the passcode is in it.',
  importTitle: 'Import',
  importText:
    'Reads an exported zip file, or a site folder that you zipped. It takes the place of the present draft, which you can bring back from “Publications”. Public pages, invited people and how members log in stay as they are.',
  choose: 'Choose a zip file',
  drop: 'or drop it here (up to 100 MB)',
  tooLarge:
    'This zip file has more than 100 MB, more than the browser can bring in. Ask whoever runs the server to import it.',
  chosen: (name) => `Chosen: ${name}`,
  importButton: 'Replace the draft',
  makeButton: 'Make a draft',
  busy: 'Reading the file. With many pictures this may take some minutes.',
  imported: 'The file is in the draft. Look through it, then publish.',
  confirmTitle: 'Replace the draft by what is in the file?',
  confirmText: 'The present draft is kept under “Publications”, and you can bring it back at any time.',
  problems: (count) =>
    count === 1
      ? 'One place in the file needs a correction. Nothing was changed.'
      : `${count} places in the file need a correction. Nothing was changed.`,
  line: (file, line) => `${file}, line ${line}`,
  expected: 'Expected',
  found: 'Found',
  more: (count) => `${count} more`,
  newTitle: 'A file',
  newText: 'Make a new site from one that you exported.',
  newLead: 'Makes a new draft from an exported zip file. It gets a number of its own and no domain.',
  back: 'Back to all templates',
};

export default texts;
