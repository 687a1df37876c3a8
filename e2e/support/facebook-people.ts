/** The Facebook users of the browser tests, by access token; the login page always accepts as the first. */
export const facebookPeople = {
  'token-of-flor': { id: '9001', first_name: 'Flor', last_name: 'Ríos', email: 'flor.rios@example.com' },
  'token-of-gaston': { id: '9002', first_name: 'Gastón', last_name: 'Luna' },
}
