import '#web/styles/site.css';
import { startBrowser } from './boot/start-browser.tsx';

void startBrowser();
