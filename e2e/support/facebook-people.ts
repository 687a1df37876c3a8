/** Who the browser tests are at Facebook, by access token; its page always agrees as the first. */
export const facebookPeople = {
  'token-of-flor': { id: '9001', first_name: 'Flor', last_name: 'Ríos', email: 'flor.rios@example.com' },
  'token-of-gaston': { id: '9002', first_name: 'Gastón', last_name: 'Luna' },
}
