import common from '#kernel/texts/eng.ts';
import type { ErrorPageTexts } from './jpn.ts';

export default {
  title: 'Page not found',
  message: 'Please try another method or try again later.',
  notFoundLine: 'This page could not be found',
  failedTitle: 'This page could not be loaded',
  notInvited: {
    title: 'By invitation only',
    message: 'You need to login with an invited account.',
    detail: 'Your account is not invited to this event. If you have an invited account, log in with that one.',
  },
  chat: {
    title: 'The chat could not be opened',
    message: 'We could not find your chat profile. If this is your first visit, create one first.',
  },
  preview: {
    title: 'The preview could not be opened',
    message: 'Its time is over, or it does not open by its address alone. Please open it again from the console.',
    open: 'Open the console',
  },
  noPageAt: (site) => `${site} has no page at this address.`,
  reasonsTitle: 'What may have happened',
  reasons: [
    'The address is incomplete or has a typing error',
    'The page was taken down or has moved',
    'The page is not public yet',
  ],
  login: 'Log in',
  chatRegister: 'Register for the chat',
  toTop: 'Go to home page',
  outsidePeriodTitle: 'Not available right now',
  outsidePeriodText: 'This page is not open at the moment.',
  withdrawnTitle: 'This site has closed',
  withdrawnText: 'The organiser has taken it offline.',
  withdrawnTickets:
    'The organiser has taken it offline. Tickets that you hold are still under My tickets. If you bought without an account, the link in your order email still opens them.',
  withdrawnOrders: 'The organiser has taken it offline. The link in your order email still opens your tickets.',
  toMyTickets: 'To my tickets',
  notAvailableTitle: 'Not available on this site',
  notAvailableText: 'This site does not offer this feature. You can find everything else from the home page.',

  serverConnectionFailed: 'Could not connect to the server. Try again in a few minutes.',
  emptyResponse: 'The server sent an empty response. Try again in a few minutes.',
  clientError: 'Your request could not be processed. Reload the page and try again.',
  serverError: common.failed,
  redirectError: 'We could not reach the page you were sent to. Try again from the home page.',
  noEventSelected: 'No event is selected. Choose an event.',
  cameraPermissionTitle: 'Camera not available',
  cameraPermissionText: 'Allow this site to use the camera in your browser or device settings.',
  locationPermissionTitle: 'Location not available',
  locationPermissionText: 'Allow this site to use your location in your browser or device settings.',
  notSecureConnection: 'This feature needs a secure connection (https).',
  browserNotSupported: 'Your browser is not supported. Try again with an up-to-date browser.',
} satisfies ErrorPageTexts;
