import '#web/styles/site.css';
import { importPart } from '#web/parts/import-part.ts';
import { startBrowser } from './boot/start-browser.tsx';

globalThis.hbImport = importPart;
void startBrowser();
