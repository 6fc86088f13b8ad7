import { expect, test } from '@dabali/tooling/end-to-end'

// Styles that apply without scripts; the HTML is tested by requests.
test.use({ javaScriptEnabled: false, colorScheme: 'light' })

test('without scripts the page is dark, tracks have a player, and tickets of one date are chosen', async ({
  page,
  request,
}) => {
  await test.step('the page is dark, and there is no switch', async () => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 13, 21)')
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
  await test.step('each track has the native player in place of its button', async () => {
    const answer = await request.get('/v1/api/records/low-cloud/')
    const { tracks } = (await answer.json()) as { tracks: { title: string }[] }
    const [first = ''] = tracks.map(({ title }) => title)
    await page.goto('/record/low-cloud')
    const sound = page.getByLabel(first, { exact: true })
    await expect(sound).toBeVisible()
    const file = await request.get((await sound.getAttribute('src')) ?? '')
    expect(file.headers()['content-type']).toBe('audio/mpeg')
    await expect(page.getByRole('button', { name: `Play ${first}` })).toBeHidden()
  })
  await test.step('the tickets of the chosen date are shown and go to the checkout', async () => {
    await page.goto('/ne/event/the-long-night-of-the-madal')
    await page.getByRole('navigation', { name: 'मिति छान्नुहोस्' }).getByRole('link').nth(2).click()
    await page.getByRole('spinbutton').filter({ visible: true }).first().fill('२')
    await page.getByRole('button', { name: 'चेकआउटमा जानुहोस्' }).click()
    await expect(page).toHaveURL('/ne/checkout/')
    await page.goto('/ne/basket')
    await expect(page.getByText('मादलको लामो रात').first()).toBeVisible()
  })
})
