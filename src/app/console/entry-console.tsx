import '#console/styles/tokens.css';
import '#console/styles/base.css';
import '#console/styles/frame.css';
import '#console/styles/site-head.css';
import '#console/styles/controls.css';
import '#console/styles/menu.css';
import '#console/styles/choices.css';
import '#console/styles/parts.css';
import { createRoot } from 'react-dom/client';
import { kitTexts } from '#console/kit-texts.ts';
import { consoleLanguage } from '#console/console-language.ts';
import { browserPorts, ConsoleRouter } from '#console/navigation/console-router.ts';
import { consoleStorage } from '#console/storage/console-storage.ts';
import { htmlLang } from '#kernel/language.ts';
import { leaveConversions } from '#web/parts/leave-conversions.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { ConsoleApp } from './console-app.tsx';
import { sendForm } from '#console/api/send-form.ts';
import { ConsoleCore } from './console-core.ts';
import { consoleFeatures } from './console-features.ts';

leaveConversions(window);
const storage = consoleStorage();
const language = consoleLanguage(storage, window.navigator.languages);
document.documentElement.lang = htmlLang[language];
const texts = [kitTexts, commonTexts, ...consoleFeatures.flatMap(({ texts: ofFeature = [] }) => ofFeature)];
await Promise.all(texts.map((one) => one.load(language)));

const root = document.getElementById('root');
if (root === null) throw new Error('The shell of the console has no root.');
createRoot(root).render(
  <ConsoleApp
    core={new ConsoleCore(language, window.fetch.bind(window), sendForm)}
    router={new ConsoleRouter(browserPorts())}
    storage={storage}
    texts={texts}
  />,
);
