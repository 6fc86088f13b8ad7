import { type Client, type Country, listCountries } from '@dabali/api-client'

/** The countries that parcels go to, for a form; Nepal alone when the list cannot be read. */
export async function countryOptions(client: Client, nepal: string): Promise<{ value: string; text: string }[]> {
  const countries: Country[] = await listCountries(client).then(
    ({ results }) => results,
    () => [],
  )
  const options = countries
    .filter(({ is_shipping_country }) => is_shipping_country)
    .map(({ code, printable_name }) => ({ value: code, text: printable_name }))
  return options.length > 0 ? options : [{ value: 'NP', text: nepal }]
}
