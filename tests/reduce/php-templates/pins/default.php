<?=
if ($count): ?>                <p class="bad">Not <?=
endif;
<<<"TEXT"
{$this->lines()}
            TEXT;