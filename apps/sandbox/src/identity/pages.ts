import { html, page } from '../page/page.ts'
import { CLIENT } from './make-provider.ts'
import { PEOPLE, type Person } from './people.ts'

const describe = ({ name, email, email_verified, says }: Person) =>
  html`<strong>${name}</strong> <span class="quiet">${email}${email_verified ? '' : ', not verified'}: ${says}</span>`

export const peoplePage = (issuer: string) =>
  page(
    'Identity',
    html`<section><h2>Who can come in</h2><ul>${PEOPLE.map((person) => html`<li>${describe(person)}</li>`)}</ul>
<p class="quiet">Begin at the log-in of a site: it sends you here to choose.</p></section>
<section><h2>How a shop is told of it</h2><pre>OIDC_DEMO_ISSUER=${issuer}
OIDC_DEMO_CLIENT_ID=${CLIENT.id}
OIDC_DEMO_CLIENT_SECRET=${CLIENT.secret}
OIDC_DEMO_LABEL=Demo people</pre></section>`,
  )

export const choicePage = (uid: string, redirectUri: string) =>
  page(
    'Who are you today?',
    html`<p class="quiet">${new URL(redirectUri).origin} wants to know. These people are invented.</p>
<form class="choices" method="post" action="/identity/choose/${uid}/">${PEOPLE.map(
      (person) => html`<button name="person" value="${person.sub}">${describe(person)}</button>`,
    )}
<button name="person" value="">Nobody: go back to the shop</button></form>`,
  )

export const tooLatePage = () =>
  page(
    'This log-in is over',
    html`<section><p>It took too long, or it has ended already. Begin again at the shop.</p></section>`,
  )
