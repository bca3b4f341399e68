import gate from '#features/my-ticket/texts/gate/eng.ts';
import entry from '../../../texts/outcomes/eng.ts';
import type { OfflineTexts } from './jpn.ts';

export default {
  entry,
  problems: {
    ...gate,
    listIsOld: 'The list is too old to check in without a network. Open the reception where there is one.',
    notInList: 'The saved list does not have this code. Check the code, and which tickets are checked in here.',
    owes: 'Money has to be collected for this ticket, which needs the network.',
    queueIsFull: 'Too many check-ins wait to be sent. Send them where there is a network.',
  },
  notice: 'Checked offline. The check-in is sent once the network is back.',
  noticeUnpaid:
    'Checked offline. When the list was saved, the bank transfer had not arrived. The check-in is sent once the network is back.',
  offline: 'Working offline',
  lost: 'The connection is lost',
  lostText: 'This device has no list, so nobody can be checked in until it is back.',
  refused: 'This browser keeps no data, so nobody can be checked in offline.',
  doubtsText: 'The organiser settles them under “Entry status” in the console.',
  offlineText: (time) => `Tickets are checked by the list saved ${time}. Visitors cannot be found by name.`,
  waiting: (count) => `${count} wait to be sent. Do not clear the data of this browser.`,
  sending: (count) => `Sending ${count}.`,
  doubts: (count) => `${count} to look into`,
  ready: (time, count) => `Ready for offline: ${count} on the list of ${time}.`,
} satisfies OfflineTexts;
