import type { ErrorPageTexts } from './jpn.ts';

export default {
  title: 'Page not found',
  message: 'Please try another method or try again later.',
  notFoundLine: 'This page could not be found',
  notInvited: {
    title: 'By invitation only',
    message: 'You need to login with an invited account.',
    detail:
      'The account you are using is not invited to this event. If you have an invited account, please log in with it.',
  },
  chat: {
    title: 'The chat could not be opened',
    message: 'Your chat profile could not be found. Please open the chat again from the event page.',
  },
  login: 'Log in',
  toTop: 'Back to the top page',
  outsidePeriodTitle: 'Outside the public period',
  outsidePeriodText: 'This page is not public at the moment.',
  notAvailableTitle: 'Not available on this site',
  notAvailableText:
    'The feature behind this page is not offered on this site. Everything else can be found from the top page.',

  serverConnectionFailed: 'Could not connect to the server. Please retry later.',
  emptyResponse: 'The server sent an empty response. Please retry later.',
  clientError: 'The request could not be processed. Please reload the page and try again.',
  serverError: 'A problem occurred on the server. Please retry later.',
  redirectError: 'The page you were sent to could not be reached. Please try again from the top page.',
  noEventSelected: 'No event is selected. Please choose an event.',
  cameraPermissionTitle: 'The camera cannot be used',
  cameraPermissionText: 'Please allow this site to use the camera in the settings of your browser or device.',
  locationPermissionTitle: 'Your location is not available',
  locationPermissionText: 'Please allow this site to use your location in the settings of your browser or device.',
  notSecureConnection: 'This feature is not available because the connection is not secure (https).',
  browserNotSupported: 'Your browser is not supported. Please try again with an up-to-date browser.',
  pdfDownloadFailed: 'The PDF could not be downloaded. Please retry later.',
} satisfies ErrorPageTexts;
