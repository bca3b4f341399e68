/** A member is logged in when the data are loaded and a token is stored; one of them is not enough (AUTH-035). */
export function isLoggedIn({ isLoaded, hasToken }: { isLoaded: boolean; hasToken: boolean }): boolean {
  return isLoaded && hasToken;
}
