import { lookThroughAllSites } from './look-through.ts';

// A window of 1280 by 900 at 200 % has room for this.
lookThroughAllSites({ languages: ['jpn', 'eng'], narrow: { width: 640, height: 450 } });
