/** What only this workspace needs does not go into a published manifest. */
function beforePacking(manifest) {
  const { devDependencies, scripts, ...published } = manifest
  return published
}

export const hooks = { beforePacking }
